/**
 * What a server's words say of a refusal:
 * - `full`: the mailbox has no room;
 * - `us`: the sender, its machine, or this message: no other mailbox of the server would have taken it;
 * - `later`: a rate, a fault or a delay that passes;
 * - `closed`: the mailbox exists, and is locked for now or does not want this mail;
 * - `unknown`: nobody, or no domain, has this address.
 */
export type Reason = 'full' | 'us' | 'later' | 'closed' | 'unknown'

/** How servers name who gets a mail, in English, Portuguese, Spanish and French. */
const person =
  'user|userid|recipient|mailbox|account|customer|person|address|e-?mail|inbox|group|usu[aá]rio|caixa(?: postal| de (?:e-?mail|entrada))?|conta|destinat[aá]rio|destinataire|cuenta|endere[cç]o|buz[oó]n'
/** How they say that one does not exist, after its name. */
const absent =
  "unknown|(?<!may )not (?:found|known|recogni[sz]ed|listed|valid|exist\\w*|present)|(?:does|do|did)(?: not|n['’]?t) exist|(?:could|can)(?: ?not|n['’]t) be found|wasn['’]t found|no longer (?:on|valid|available|exists|in use|active)|invalide?|unavailable|has moved|inexistente|inv[aá]lid[oa]|desconhecid[oa]|desconocid[oa]|n[aã]o (?:existe|(?:foi )?encontrad[oa]|(?:[eé] )?v[aá]lid[oa]|(?:est[aá] )?cadastrad[oa])|no existe"
/** How they say it before its name. */
const nobody =
  'unknown|invalid(?: final delivery)?|illegal|no such|non-?existent|not an? (?:valid|known)|bad destination|not our'

/**
 * The words of each reason. Of several in one reply the first counts: what may pass comes before what does not. The words, and not the
 * reply code, which is the same for an unknown mailbox and for a listed sender (decision 0368).
 */
const reasons: readonly (readonly [Reason, RegExp])[] = [
  [
    'full',
    /quota|\bcota\b|(?:mailbox|mail box|inbox|caixa|conta|storage|disk).{0,40}(?:\bfull\b|chei[ao]|lotad[ao]|exceed|excedid)|out of storage|disk space|exceeded storage|sem espa[cç]o|\boverquota\b/i,
  ],
  [
    'us',
    /spam|junk|unsolicited|\bbulk\b|phish|suspicious|malware|v[ií]rus|black ?list|lista negra|(?<!(?:account|mailbox|user) (?:is |has been )?)\bblock|(?<!(?:conta|caixa|usu[aá]rio) (?:est[aá] |foi )?)\bbloque|bann?ed|(?<!not )\blist(?:ed|ado)\b|\brbl|dnsbl|\bdrbl|reputa|polic[yi]|pol[ií]tica|prohibit|denied|not (?:permitted|allowed|authori[sz]ed)|n[aã]o (?:permitid|autorizad)|authenticat|sender|remetente|purported|\bspf\b|\bdkim\b|\bdmarc\b|\bhelo\b|\behlo\b|after mail from|to mail from|initial connection|refused to talk|my name was rejected|reverse|\bptr\b|\brdns\b|(?:your|sending|source|client) ip\b|invalid ip\b|ip name|client host|relay(?:ing)?\b|has sent|complaint|unexpected volume|violation|\baup\b|content|header|attachment|message (?:size|length|rejected|not allowed|is )|too (?:large|big)|max(?:imum)? (?:message )?size|size (?:limit|exceeds)|\bhops?\b|\bloop/i,
  ],
  [
    'later',
    /\blater\b|tempor|greylist|graylist|mais tarde|novamente|plus tard|too many|receiving mail at a rate|rate limit|timed? ?out|timeout|expired|host not found, try again|service (?:currently )?(?:unavailable|not available)|not accepting connections|connection (?:refused|lost|reset)|lost connection|socket error|accept our requests|unable to connect|could not connect|all hosts have been failing/i,
  ],
  [
    'closed',
    /disabled|suspend|suspens|frozen|\blocked|discontinued|desativad|desabilitad|bloquead|blocked|preference|quarantine|not accepting (?:mail|messages)/i,
  ],
  [
    'unknown',
    new RegExp(
      [
        `\\b(?:${person})\\b[^.:;]{0,45}\\b(?:${absent})\\b`,
        `\\b(?:${nobody})\\b.{0,15}\\b(?:${person}|here|alias|local part)\\b`,
        `\\b(?:${person})\\b (?:${absent})`,
        "no mailbox (?:here )?by that name|(?:does not|doesn['’]t) have an? .{0,40}account|recip(?:ient)?notfound|unroute?able|(?:recipient )?address rejected\\.?\\s*$",
        '(?:no such|unknown|invalid|illegal) (?:host|domain)|(?:host|domain)(?: name| or domain name|/domain name)* (?:unknown|not found|does not exist)|(?:host|domain) does not accept mail|null mx|nxdomain|no mx record|no smtp service|find a mail exchanger|dom[ií]nio (?:inexistente|inv[aá]lido|n[aã]o existe)',
      ].join('|'),
      'i',
    ),
  ],
]

/**
 * Two providers' sentences for an unknown address, which mean nothing else: Microsoft 365 uses a code and words that elsewhere name a policy, Yahoo
 * answers only after it took the message.
 */
const knownForms =
  /\b5\.4\.1\b.{0,200}recipient address rejected: access denied|delivery error: dd (?:this user doesn|not a valid)/i

/** Whether a reply is one of the forms in which a provider calls an address unknown, whatever its code and its moment. */
export const isKnownForm = (reply: string): boolean => knownForms.test(reply.slice(0, longest).replace(/\s+/g, ' '))

/** Characters of a reply that are read. */
const longest = 2_000

/** A reply without what is no word of the server: mail addresses, names of machines, and tables such as Postfix' `relay recipient table`. */
const wordsOf = (reply: string): string =>
  reply
    .split(/\s+/)
    .filter(word => !word.includes('@') && !/^[<(["']?[\w.-]+\.[a-z]{2,10}(?:[[(].*)?[\])>"':,;]*$/i.test(word))
    .join(' ')
    .replace(/\bin (?:\w+ ){1,3}table\b/gi, '')

/** What a server's words say. Null when they say none of it, or when they call a mailbox unknown and blame us as well. */
export function reasonOf(reply: string): Reason | null {
  if (isKnownForm(reply)) return 'unknown'
  const words = wordsOf(reply.slice(0, longest))
  const said = reasons.flatMap(([reason, pattern]) => (pattern.test(words) ? [reason] : []))
  return said.includes('unknown') && said.includes('us') ? null : (said[0] ?? null)
}
