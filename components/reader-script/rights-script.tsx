/**
 * The script of pages that depend on a signed-in reader's subscription: a locked article, the plans. `RIGHTS_SCRIPT` is its hashed address,
 * as `READER_SCRIPT` is the other one's.
 */
export function RightsScript() {
  return <script src={process.env.RIGHTS_SCRIPT} defer />
}
