/** The sentences of a plain text, each with its stop. An abbreviation such as “Dr.” ends none. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let open = ''
  for (const piece of text.split(/(?<=[.!?…][”")]?) (?=[\p{Lu}“"0-9])/u)) {
    open = open ? `${open} ${piece}` : piece
    if (/(?:^|\s)(?:Dr|Dra|Sr|Sra|Prof|Profa|Av|Pe|Sto|Sta|Gov|Dep|Sen|Cel|Cap|Gen|\p{Lu})\.$/u.test(piece)) continue
    sentences.push(open)
    open = ''
  }
  return open ? [...sentences, open] : sentences
}
