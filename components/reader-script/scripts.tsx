/**
 * Sets the chosen colour scheme, the chosen text size and the browser's capabilities before anything is painted, so that nothing flashes or
 * moves later. The script has a few hundred bytes and loads beside the stylesheet, which the first paint waits for anyway.
 */
export function EarlyScript() {
  return <script src={process.env.EARLY_SCRIPT} />
}

/** The reader pages' script. `READER_SCRIPT` is its hashed address: scripts/steps/building/build-assets.ts writes it, next.config.mjs puts it in. */
export function ReaderScript() {
  return <script src={process.env.READER_SCRIPT} defer />
}

/** The script of every page of a signed-in reader. `RIGHTS_SCRIPT` is its hashed address, as `READER_SCRIPT` is the other one's. */
export const RightsScript = ({ subscribed }: { subscribed: boolean }) => (
  <script src={process.env.RIGHTS_SCRIPT} defer data-subscribed={subscribed} />
)

/** Stands on a page whose main part another subscription changes: a locked article, the plans. */
export const WaitsForRights = () => <span hidden data-waits />

/** The script of the plans page for a signed-in reader, who can pay there. `PAY_SCRIPT` is its hashed address. */
export function PayScript() {
  return <script src={process.env.PAY_SCRIPT} defer />
}

/** The script of `/events/enviar`. `FILL_SCRIPT` is its hashed address. */
export function FillScript() {
  return <script src={process.env.FILL_SCRIPT} defer />
}
