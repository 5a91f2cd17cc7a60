/** How servers name a mailbox, in English and Portuguese. An “IP address” and a “sender address” are none. */
const ofMailbox =
  /\buser|mailbox|recipient|(?<!ip |sender )address|account|inbox|no such|usu[aá]rio|caixa|\bconta\b|destinat[aá]rio|endere[cç]o|inexistente/i
/** How servers name what they hold against a sender: lists of spammers, its machine, domain or signature, their own policy. */
const ofSender =
  /spam|junk|black ?list|lista negra|block|bloque|\blist(?:ed|ado)\b|\brbl|dnsbl|reputa|polic|pol[ií]tica|prohibit|denied|not (?:permitted|allowed|authenticated)|sender|remetente|\bspf\b|\bdkim\b|\bdmarc\b|\bhelo\b|\behlo\b|reverse|\bptr\b|relay|client host|virus/i
/** Characters of a reply that are read. */
const longest = 1_000

/**
 * Whom the words of a refusal without an enhanced code blame: `550 no such user` or `550 IP listed as spammer`. The words decide, because both have the same
 * reply code (decision 0321). Null when they name neither, or both.
 */
export function blamedBy(reply: string): 'mailbox' | 'sender' | null {
  const [, said = ''] = /\b[45]\d{2}\b(.*)/s.exec(reply.slice(0, longest)) ?? []
  const words = said
    .split(/\s+/)
    .filter(word => !word.includes('@'))
    .join(' ')
  const [mailbox, sender] = [ofMailbox.test(words), ofSender.test(words)]
  if (mailbox === sender) return null
  return mailbox ? 'mailbox' : 'sender'
}
