/** The script of the plans page for a signed-in reader, who can pay there. `PAY_SCRIPT` is its hashed address. */
export function PayScript() {
  return <script src={process.env.PAY_SCRIPT} defer />
}
