/**
 * The content policy forbids making code out of text, so schemas must not try: they read this switch when they are built, which
 * is why `main.tsx` imports it first. Set where zod keeps its configuration instead of by its `config()`, whose module would
 * bring 4 kB of zod to a visitor's first page.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
