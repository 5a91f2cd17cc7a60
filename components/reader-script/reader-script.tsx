/** The reader pages' script. `READER_SCRIPT` is its hashed address, put in by next.config.mjs from what scripts/build-assets.ts wrote. */
export function ReaderScript() {
  return <script src={process.env.READER_SCRIPT} defer />
}
