/**
 * Sets the chosen text size and the browser's capabilities before the layout of the text below. The script blocks the parser, so that nothing
 * moves later. It has a few hundred bytes, and the browser paints the part above it meanwhile.
 */
export function EarlyScript() {
  return <script src={process.env.EARLY_SCRIPT} />
}
