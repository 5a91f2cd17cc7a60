/** The reader pages' script. `READER_SCRIPT` is its hashed address: scripts/steps/building/build-assets.ts writes it, next.config.mjs puts it in. */
export function ReaderScript() {
  return <script src={process.env.READER_SCRIPT} defer />
}
