/**
 * What must be known before the text below it is laid out: the chosen size, and what this browser can do. A script that the parser waits for,
 * so that nothing moves; a few hundred bytes, and what stands above it is painted meanwhile.
 */
export function EarlyScript() {
  return <script src={process.env.EARLY_SCRIPT} />
}
