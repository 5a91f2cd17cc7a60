import { chatStamp } from '../../text/chat-stamp.ts'

/** A line without a chat's stamp. One without a name is the day and hour of an event: “20/06/2026 20:00 - Baile”. */
const withoutStamp = (line: string): string =>
  line.replace(chatStamp, (stamp, name?: string) => (name === undefined ? stamp : ''))
const forwarded = /^(?:encaminhad[oa]|mensagem encaminhada|forwarded)(?: com frequência| muitas vezes)?$/i
/** Bold, italic and struck letters of a chat: `*Baile*`. */
const marked = /(^|[\s("“])([*_~])(?=[^\s*_~])([^*_~\n]{1,300})\2(?=$|[\s.,;:!?)"”])/g

/** The lines of a forwarded text without the marks of chats, of bold letters and of forwarding. Empty lines stay. */
export const plainLines = (text: string): string[] =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/g, '')
    .split('\n')
    .map(line => withoutStamp(line.trim()).replace(marked, '$1$3'))
    .filter(line => !forwarded.test(line))

const picture = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\uFE0F)/u
const leading = new RegExp(`^(?:${picture.source}|[\\s*•-])+`, 'u')
const trailing = new RegExp(`(?:${picture.source}|\\s){1,20}$`, 'u')

/** A line without emoji and bullets at its ends. */
export const unadorned = (line: string): string => line.replace(leading, '').replace(trailing, '')

const greeting =
  /^(?:ol[áa]|oi+|bom dia|boa tarde|boa noite|gente|pessoal|aten[çc][ãa]o|aviso|convite|save the date)\b/i
/** A line of a page's date or counters: “SEX”, “NOV”, “12 interessados”. */
const tile =
  /^(?:(?:dom|seg|ter|qua|qui|sex|s[áa]b|jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)\.?|\d{1,2}|[\d.,]+ (?:mil )?(?:interessad|confirmad|pessoas|curtidas).*)$/i

/** Whether a line is a greeting, or a page's date or counter, and so no title. */
export const isAside = (line: string): boolean => tile.test(line) || (greeting.test(line) && line.length < 60)

/** “Convidamos todos para a Festa de Santa Luzia” without its first words. */
export const withoutInviting = (line: string): string =>
  line.replace(/^(?:evento|t[íi]tulo) ?: ?/i, '').replace(inviting, '')
const inviting = /^(?:n[óo]s )?convid(?:amos|o|a|am)\b[^.!?:]{0,60}? para (?:(?:os?|as?|uma?|noss[oa]) )?/i
