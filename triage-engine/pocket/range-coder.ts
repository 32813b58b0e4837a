/** Asks for one decision after another: who writes gives the answers, who reads gets them. Both must ask the same in the same order. */
export type Coder = {
  /** Whether it is so; `chance` is how likely that is, from 0 to 1. */
  decide: (chance: number, is?: boolean) => boolean;
  /** One of so many, all as likely. */
  pick: (count: number, which?: number) => number;
};

/** Five letters of six bits; all numbers stay below 31 bits, where phones count fastest. */
const whole = 64 ** 5;
const top = 64 ** 4;
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const values = new Uint8Array(128);
for (let at = 0; at < letters.length; at += 1) values[letters.charCodeAt(at)] = at;

/** The part of a range that stands for yes, the same for writing and reading. */
function yesOf(range: number, chance: number): number {
  const share = Math.floor(chance * 16384);
  return (range >>> 14) * (share < 1 ? 1 : share > 16383 ? 16383 : share);
}

/** Writes decisions as text, six bits a letter as in base64: an arithmetic coder. */
export class Writer implements Coder {
  readonly #digits: number[] = [];
  #low = 0;
  #range = whole;

  decide(chance: number, is = false): boolean {
    const yes = yesOf(this.#range, chance);
    if (is) this.#narrow(0, yes);
    else this.#narrow(yes, this.#range - yes);
    return is;
  }

  pick(count: number, which = 0): number {
    const part = Math.floor(this.#range / count);
    this.#narrow(part * which, part);
    return which;
  }

  text(): string {
    // A number of the range that ends in naughts: they are read anyway when there is no more.
    this.#narrow((top - (this.#low % top)) % top, top);
    this.#shift();
    return this.#digits
      .map((digit) => letters.charAt(digit))
      .join("")
      .replace(/A+$/, "");
  }

  #narrow(from: number, size: number): void {
    this.#low += from;
    this.#range = size;
    if (this.#low >= whole) {
      this.#low -= whole;
      let at = this.#digits.length - 1;
      while (this.#digits[at] === 63) this.#digits[at--] = 0;
      this.#digits[at]! += 1;
    }
    for (; this.#range < top; this.#range *= 64) this.#shift();
  }

  #shift(): void {
    this.#digits.push(Math.floor(this.#low / top));
    this.#low = (this.#low % top) * 64;
  }
}

/** Reads what a `Writer` wrote. */
export class Reader implements Coder {
  readonly #text: string;
  #at = 0;
  #code = 0;
  #range = whole;

  constructor(text: string) {
    this.#text = text;
    for (let i = 0; i < 5; i += 1) this.#code = this.#code * 64 + this.#digit();
  }

  decide(chance: number): boolean {
    const yes = yesOf(this.#range, chance);
    const is = this.#code < yes;
    if (is) this.#range = yes;
    else {
      this.#code -= yes;
      this.#range -= yes;
    }
    this.#widen();
    return is;
  }

  pick(count: number): number {
    const part = Math.floor(this.#range / count);
    const which = Math.min(count - 1, Math.floor(this.#code / part));
    this.#code -= part * which;
    this.#range = part;
    this.#widen();
    return which;
  }

  #widen(): void {
    for (; this.#range < top; this.#range *= 64) this.#code = this.#code * 64 + this.#digit();
  }

  #digit(): number {
    return values[this.#text.charCodeAt(this.#at++)] ?? 0;
  }
}
