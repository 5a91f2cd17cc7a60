/** Everything outside visible ASCII. A header line holds nothing else: `Response` and Node refuse it with an error. */
const unsafe = /[^\x21-\x7e]+/gu

/** An address as the value of `Location` or `Link`: percent-encoded where it is not ASCII, otherwise unchanged. */
export const headerUrl = (address: string): string => address.toWellFormed().replace(unsafe, encodeURIComponent)

/** A value as JSON for a header. Characters outside ASCII are escaped, so that reading the JSON gives the same value. */
export const headerJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[^\x20-\x7e]/g,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
