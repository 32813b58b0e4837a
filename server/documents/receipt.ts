import PdfDocument from "pdfkit";
import { clinicDateAt, clinicTimeAt, frenchDate, type ClinicDate, type ClinicTime } from "#contract/clinic-time.ts";
import { formatFcfa } from "#contract/money.ts";
import { receiptDocument as words } from "#texts/receipt.ts";
import { drawWovenBand, ink, type Pdf } from "./house-style.ts";
import { toPdfAlphabet } from "./pdf-alphabet.ts";
import { drawQrCode } from "./qr-code.ts";

/** Everything a receipt says: the payment confirmation entity (specification, section 3), and what makes it a receipt. */
export interface ReceiptFacts {
  number: string;
  patient_name: string;
  doctor_name: string;
  health_center_name: string | null;
  consultation_type: "in-person" | "whatsapp-video";
  appointment_date: ClinicDate;
  appointment_time: ClinicTime;
  location: string | null;
  reference: string;
  amount_paid: number;
  paid_at: Date;
  /** The payment provider's own name. */
  provider: string;
  /** No real money moved: said in large letters. */
  simulation: boolean;
  refund: "none" | "due" | "done";
  /** Where anybody can check it: the content of its QR code. */
  check_url: string;
  house: { name: string; address: readonly string[]; contacts: readonly string[] };
}

const margin = 34;
const bandHeight = 22;
const labelWidth = 110;
const codeSide = 78;
const regular = "Helvetica";
const bold = "Helvetica-Bold";

interface Style {
  size: number;
  font?: string;
  color?: string;
  lines?: number;
  align?: "left" | "right";
}

/** Writes one text into a column, at most so many lines; answers where it ends. Each is a paragraph to whoever listens. */
function write(pdf: Pdf, text: string, at: { x: number; y: number; width: number }, style: Style): number {
  const drawn = toPdfAlphabet(text);
  pdf.font(style.font ?? regular, style.size).fillColor(style.color ?? ink.text);
  const line = pdf.currentLineHeight(true);
  const height = Math.min(pdf.heightOfString(drawn, { width: at.width }), line * (style.lines ?? 1));
  // A hair more than its lines, so that rounding never drops the last one.
  pdf.text(drawn, at.x, at.y, { width: at.width, height: height + 1, ellipsis: "…", align: style.align ?? "left" });
  return at.y + height;
}

function contentWidth(pdf: Pdf): number {
  return pdf.page.width - 2 * margin;
}

function drawHead(pdf: Pdf, facts: ReceiptFacts): number {
  drawWovenBand(pdf, bandHeight);
  const half = contentWidth(pdf) / 2;
  const top = bandHeight + 18;
  write(pdf, facts.house.name, { x: margin, y: top, width: half }, { size: 13, font: bold, color: ink.green });
  const right = { x: margin + half, y: top + 2, width: half };
  write(pdf, words.number(facts.number), right, { size: 10, color: ink.quiet, align: "right" });
  return write(pdf, words.title, { x: margin, y: top + 22, width: contentWidth(pdf) }, { size: 20, font: bold });
}

/** A line that must not be missed: simulated money, money given back. */
function drawNotice(pdf: Pdf, text: string, y: number): number {
  pdf.roundedRect(margin, y, contentWidth(pdf), 22, 5).fill(ink.orangeTint);
  const at = { x: margin + 10, y: y + 6, width: contentWidth(pdf) - 20 };
  write(pdf, text, at, { size: 10, font: bold, color: ink.orange });
  return y + 22;
}

function drawAmount(pdf: Pdf, facts: ReceiptFacts, y: number): number {
  const height = 48;
  pdf.roundedRect(margin, y, contentWidth(pdf), height, 8).fill(ink.green);
  const at = { x: margin + 14, width: contentWidth(pdf) - 28 };
  write(pdf, words.amount, { ...at, y: y + 8 }, { size: 9, color: ink.onGreenQuiet });
  write(pdf, formatFcfa(facts.amount_paid), { ...at, y: y + 20 }, { size: 19, font: bold, color: ink.onGreen });
  return y + height;
}

function rowsOf(facts: ReceiptFacts): [label: string, value: string][] {
  const paidOn = `${frenchDate(clinicDateAt(facts.paid_at))} à ${clinicTimeAt(facts.paid_at)}`;
  return [
    [words.patient, facts.patient_name],
    [words.doctor, facts.doctor_name],
    ...(facts.health_center_name ? [[words.healthCenter, facts.health_center_name] as [string, string]] : []),
    [words.consultation, words.consultationTypes[facts.consultation_type]],
    [words.date, frenchDate(facts.appointment_date)],
    [words.time, facts.appointment_time],
    ...(facts.location ? [[words.place, facts.location] as [string, string]] : []),
    [words.paidOn, paidOn],
    [words.provider, words.providers[facts.provider] ?? facts.provider],
    [words.reference, facts.reference],
  ];
}

function drawRows(pdf: Pdf, facts: ReceiptFacts, top: number): number {
  let y = top;
  for (const [label, value] of rowsOf(facts)) {
    write(pdf, label, { x: margin, y: y + 0.5, width: labelWidth }, { size: 9.5, color: ink.quiet });
    const column = { x: margin + labelWidth, y, width: contentWidth(pdf) - labelWidth };
    y = write(pdf, value, column, { size: 10, lines: 2 }) + 5;
    pdf
      .moveTo(margin, y)
      .lineTo(margin + contentWidth(pdf), y)
      .lineWidth(0.5)
      .stroke(ink.line);
    y += 5;
  }
  return y;
}

function drawCheck(pdf: Pdf, facts: ReceiptFacts, y: number): void {
  drawQrCode(pdf, facts.check_url, { x: margin, y, side: codeSide });
  pdf.link(margin, y, codeSide, codeSide, facts.check_url);
  const column = { x: margin + codeSide + 16, width: contentWidth(pdf) - codeSide - 16 };
  const below = write(pdf, words.check, { ...column, y }, { size: 10, font: bold });
  const help = write(pdf, words.checkHelp, { ...column, y: below + 2 }, { size: 8.5, color: ink.quiet, lines: 3 });
  write(pdf, facts.check_url, { ...column, y: help + 4 }, { size: 8.5, color: ink.green, lines: 2 });
}

function drawFoot(pdf: Pdf, { house }: ReceiptFacts): void {
  const line = [house.name, ...house.address].join(", ");
  const at = { x: margin, width: contentWidth(pdf) };
  const y = pdf.page.height - 40;
  write(pdf, line, { ...at, y }, { size: 7.5, color: ink.quiet });
  write(pdf, house.contacts.join(" · "), { ...at, y: y + 11 }, { size: 7.5, color: ink.quiet });
}

/**
 * Draws a receipt: one A5 page in French, small enough for prepaid data, the same bytes for the same facts. It uses the fonts that
 * every reader has, so nothing is embedded and nothing can be missing.
 */
export async function drawReceipt(facts: ReceiptFacts): Promise<Buffer> {
  const pdf = new PdfDocument({
    size: "A5",
    margin: 0,
    pdfVersion: "1.7",
    lang: "fr-CI",
    displayTitle: true,
    info: {
      Title: toPdfAlphabet(words.documentTitle(facts.number)),
      Author: facts.house.name,
      CreationDate: facts.paid_at,
      ModDate: facts.paid_at,
    },
  });
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => void chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => void pdf.once("end", resolve).once("error", reject));
  let y = drawHead(pdf, facts) + 10;
  if (facts.simulation) y = drawNotice(pdf, words.simulation, y) + 8;
  if (facts.refund !== "none") y = drawNotice(pdf, facts.refund === "done" ? words.refunded : words.refundDue, y) + 8;
  y = drawAmount(pdf, facts, y) + 14;
  y = drawRows(pdf, facts, y);
  drawCheck(pdf, facts, y + 8);
  drawFoot(pdf, facts);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
