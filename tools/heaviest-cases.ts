/** The working cases whose chats fetched most of the nurse's pages when all were weighed, as `node tools/bytes.ts --all` prints them (edition 1.22.0). */
export const heaviestCases: ReadonlySet<string> = new Set(
  `xe2-immeuble-derriere-yeux s6-palms-and-sex-blisters h16u-sein-bombe h16r-urine-burn-fever-side xd2-brulure-pipi-frissons h16s-women-side-fever-burn h16n-belly-garba zb-acid-after-placali r6-after-fever-fell-belly
h17y-child-milk-fountain m1-low-ache-yellow-loss xf2-orteils-grattes h4-belly-pelvic-discharge-fever n1-tenth-day-hot xf3-jambe-riziere-cuit h16o-trader-shivers-two-days h15i-fever-gone-but-gums-bleed
xh3-dengue-sans-alarme m3-sips-only-ten-weeks h9-fever-fever-week-and-half y1-weekend-village h16p-skin-peels-after-tablets h10-belly-belly-fever-women n3-both-sides-bad-smell-hot w1-ibuprofen-stomach-months
u4-rather-not-explain h15g-fever-uncle-guinea h10-urine-flank-fever-drink h16m-shoes-too-small h6-pregnancy-back-ache-tired h17f-pale-patch-no-feeling xd1-preg8-rien-garder h12a-fever-dengue-gums
xb3-wet-dressing-scar xi1-honte-du-garcon`.split(/\s+/),
);
