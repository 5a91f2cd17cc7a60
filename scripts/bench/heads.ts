/** The header lines with which Chrome asks for a page, without Host. */
export const chrome: readonly string[] = [
  'Connection: keep-alive',
  'Cache-Control: max-age=0',
  'sec-ch-ua-platform: "Windows"',
  'User-Agent: Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'sec-ch-ua: "Chromium";v="140", "Not=A?Brand";v="24", "Google Chrome";v="140"',
  'sec-ch-ua-mobile: ?0',
  'Upgrade-Insecure-Requests: 1',
  'Accept: text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7',
  'Sec-Fetch-Site: same-origin',
  'Sec-Fetch-Mode: navigate',
  'Sec-Fetch-User: ?1',
  'Sec-Fetch-Dest: document',
  'Referer: http://localhost:3000/recife-pe/expectativa-para-a-safra',
  'Accept-Encoding: gzip, deflate, br, zstd',
  'Accept-Language: pt-BR,pt;q=0.9,en-US;q=0.8,en;q=0.7',
  'Cookie: consent=1; theme=dark',
]

/** The bytes of a GET request as text. */
export const requestText = (target: string, lines: readonly string[], host = 'localhost:3000') =>
  `${[`GET ${target} HTTP/1.1`, `Host: ${host}`, ...lines].join('\r\n')}\r\n\r\n`
