const day = String.raw`\d{1,2}\/\d{1,2}`
const date = String.raw`${day}\/\d{2,4}`
const hour = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AP]M)?`
/** Marks of direction that WhatsApp writes before a stamp. */
const invisible = String.raw`[\u200e\u200f\u202a-\u202e\u2066-\u2069]*`

/**
 * The stamp of a message of WhatsApp and who wrote it (group 1): as its web page, an iPhone and an exported chat write it, and Android,
 * which leaves the year out when several messages are copied: “[29/11 14:20] Maria: ”.
 */
export const chatStamp = new RegExp(
  String.raw`^\s*${invisible}(?:\[(?:${hour},\s${date}|${day}(?:\/\d{2,4})?,?\s${hour})\]\s|${date},?\s${hour}\s[-–]\s)${invisible}(?:([^:\n]{1,80}):(?:\s|$))?`,
  'i',
)
