/** Recorded header lines of requests, without Host, for tests and measurements. */
type Lines = readonly string[]

const chrome = [
  'sec-ch-ua-platform: "Windows"',
  'User-Agent: Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'sec-ch-ua: "Chromium";v="140", "Not=A?Brand";v="24", "Google Chrome";v="140"',
  'sec-ch-ua-mobile: ?0',
]
const chromeEnd = ['Accept-Encoding: gzip, deflate, br, zstd', 'Accept-Language: pt-BR,pt;q=0.9,en-US;q=0.8,en;q=0.7']
const referer = 'Referer: http://localhost:3000/recife-pe/expectativa-para-a-safra'
const chromeLoads = (accept: string, mode: string, dest: string, ...more: string[]): Lines => [
  'Connection: keep-alive',
  ...chrome,
  ...more,
  `Accept: ${accept}`,
  'Sec-Fetch-Site: same-origin',
  `Sec-Fetch-Mode: ${mode}`,
  `Sec-Fetch-Dest: ${dest}`,
  referer,
  ...chromeEnd,
  'Cookie: consent=1; theme=dark',
]

/** Header lines of requests for a page, by browsers, a crawler, curl and a proxy. */
export const navigations = {
  Chrome: [
    'Connection: keep-alive',
    'Cache-Control: max-age=0',
    ...chrome,
    'Upgrade-Insecure-Requests: 1',
    'Accept: text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7',
    'Sec-Fetch-Site: same-origin',
    'Sec-Fetch-Mode: navigate',
    'Sec-Fetch-User: ?1',
    'Sec-Fetch-Dest: document',
    referer,
    ...chromeEnd,
    'Cookie: consent=1; theme=dark',
  ],
  Firefox: [
    'User-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
    'Accept: text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'Accept-Language: pt-BR,pt;q=0.8,en-US;q=0.5,en;q=0.3',
    'Accept-Encoding: gzip, deflate, br, zstd',
    referer,
    'Connection: keep-alive',
    'Cookie: consent=1',
    'Upgrade-Insecure-Requests: 1',
    'Sec-Fetch-Dest: document',
    'Sec-Fetch-Mode: navigate',
    'Sec-Fetch-Site: same-origin',
    'Sec-Fetch-User: ?1',
    'Priority: u=0, i',
  ],
  Safari: [
    'Sec-Fetch-Dest: document',
    'User-Agent: Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'Upgrade-Insecure-Requests: 1',
    'Accept: text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'Sec-Fetch-Site: none',
    'Sec-Fetch-Mode: navigate',
    'Accept-Language: pt-BR,pt;q=0.9',
    'Priority: u=0, i',
    'Accept-Encoding: gzip, deflate',
    'Connection: keep-alive',
  ],
  Googlebot: [
    'Connection: keep-alive',
    'Accept: text/html,application/xhtml+xml,application/signed-exchange;v=b3,application/xml;q=0.9,*/*;q=0.8',
    'From: googlebot(at)googlebot.com',
    'User-Agent: Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Accept-Encoding: gzip, deflate, br',
  ],
  curl: ['User-Agent: curl/7.88.1', 'Accept: */*'],
  'nginx, keep-alive': [
    'X-Forwarded-For: 203.0.113.7',
    'cache-control: max-age=0',
    'sec-ch-ua-mobile: ?0',
    'upgrade-insecure-requests: 1',
    'user-agent: Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'accept: text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'sec-fetch-site: none',
    'accept-encoding: gzip, deflate, br, zstd',
    'accept-language: pt-BR,pt;q=0.9',
  ],
  'nginx, a connection each': [
    'X-Forwarded-For: 203.0.113.7',
    'Connection: close',
    'upgrade-insecure-requests: 1',
    'accept: text/html',
    'accept-encoding: gzip, deflate, br, zstd',
  ],
} satisfies Record<string, Lines>

/** Header lines of Chrome's requests after a page: its style, a font, pictures and the script. */
export const loads = {
  style: chromeLoads('text/css,*/*;q=0.1', 'no-cors', 'style'),
  font: chromeLoads('*/*', 'cors', 'font', 'Origin: http://localhost:3000'),
  picture: chromeLoads('image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'no-cors', 'image'),
  script: chromeLoads('*/*', 'no-cors', 'script'),
} satisfies Record<string, Lines>

/** The bytes of a GET request as text. */
export const requestText = (target: string, lines: Lines, host = 'localhost:3000') =>
  `${[`GET ${target} HTTP/1.1`, `Host: ${host}`, ...lines].join('\r\n')}\r\n\r\n`
