/** Collects the text of a stream, and whether it has ended. */
export function collect(response: Response) {
  const received = { text: '', ended: false, changes: () => received.text.match(/event: changed/g)?.length ?? 0 }
  const read = async () => {
    for await (const chunk of response.body ?? []) received.text += new TextDecoder().decode(chunk)
    received.ended = true
  }
  void read()
  return received
}
