/** The script of `/events/enviar`. `FILL_SCRIPT` is its hashed address. */
export function FillScript() {
  return <script src={process.env.FILL_SCRIPT} defer />
}
