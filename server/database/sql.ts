/** Raw SQL for the rooms that may write it (`queries.ts` of a feature, platform): the one door to the query builder's tag. */
export { sql } from "kysely";
