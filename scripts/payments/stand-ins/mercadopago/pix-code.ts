const field = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`

/** The code that a bank's app reads from a PIX (the Central Bank's BR Code), with its check. Its key belongs to nobody. */
export function pixCode(id: number, amount: number): string {
  const account = field('00', 'br.gov.bcb.pix') + field('01', 'substituto@invalid')
  const text = [
    field('00', '01'),
    field('26', account),
    field('52', '0000'),
    field('53', '986'),
    field('54', amount.toFixed(2)),
    field('58', 'BR'),
    field('59', 'SUBSTITUTO SEM DINHEIRO'),
    field('60', 'BRASILIA'),
    field('62', field('05', `mpqrinter${id}`)),
    '6304',
  ].join('')
  return text + crc16(text)
}

/** CRC-16/CCITT-FALSE, as four hexadecimal digits. */
function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
