/** An answer that is a file: sent with the media type its endpoint `produces`, to be saved under this name. */
export class FileAnswer {
  readonly body: string | Buffer;
  /** Letters, digits, `-`, `_` and `.`: it stands in a header as it is. */
  readonly fileName: string;

  constructor(body: string | Buffer, fileName: string) {
    this.body = body;
    this.fileName = fileName.replace(/[^\w.-]+/g, "-");
  }
}
