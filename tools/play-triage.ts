/**
 * Plays a chat with the triage engine: `node tools/play-triage.ts "mon bébé a le corps chaud" "3 semaines"`. Each argument is a message; what the
 * nurse answers, and in the end the result with the facts and rules behind it, is printed.
 */
import { assess } from "#triage-engine/engine.ts";

const messages = process.argv.slice(2);
for (let count = 1; count <= messages.length; count += 1) {
  const outcome = assess(messages.slice(0, count).map((says) => ({ says })));
  console.log(`\n> ${messages[count - 1]}`);
  if (outcome.say) console.log(outcome.say);
  if (outcome.question) console.log(`${outcome.question.text}\n  [${outcome.question.choices.join(" | ")}]`);
  if (count === messages.length) {
    const { level, reasons, todo, avoid, specialties, about, town, trace } = outcome;
    console.log(JSON.stringify({ level, reasons, todo, avoid, specialties, about, town, trace }, null, 1));
  }
}
