/** A Brazilian mobile number without the country: area code, 9, eight digits. Only mobiles receive messages. */
const mobile = /^[1-9][1-9]9\d{8}$/

/**
 * A phone number in E.164, such as `+5587999998888`, from what a person typed; null for a text that is none. A number without a country is
 * Brazilian.
 */
export function phoneIn(text: string): string | null {
  if (text.length > 30 || !/^\+?[\d\s().-]+$/.test(text.trim())) return null
  const digits = text.replace(/\D/g, '')
  if (!text.trim().startsWith('+'))
    return mobile.test(digits.replace(/^0/, '')) ? `+55${digits.replace(/^0/, '')}` : null
  if (digits.startsWith('55')) return mobile.test(digits.slice(2)) ? `+${digits}` : null
  return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : null
}

/** A phone number as its owner may see it in a list: its last four digits. */
export const maskedPhone = (phone: string): string => `••••• ${phone.slice(-4)}`
