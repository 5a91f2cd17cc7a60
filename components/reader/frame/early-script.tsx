/**
 * Sets the chosen colour scheme, the chosen text size and the browser's capabilities before anything is painted, so that nothing flashes or
 * moves later. The script has a few hundred bytes and loads beside the stylesheet, which the first paint waits for anyway.
 */
export function EarlyScript() {
  return <script src={process.env.EARLY_SCRIPT} />
}
