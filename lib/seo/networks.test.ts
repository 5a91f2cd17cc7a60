import { expect, test } from 'vitest'
import { networkOf } from './networks.ts'

test.each([
  ['https://www.instagram.com/jornal', 'Instagram'],
  ['https://x.com/jornal', 'X'],
  ['https://m.facebook.com/jornal', 'Facebook'],
  ['https://instagram.com.evil.example/jornal', 'instagram.com.evil.example'],
  ['https://instagram.com@evil.example/', 'evil.example'],
  ['https://mastodon.example/@jornal', 'mastodon.example'],
])('%s is shown as %s (abuse case 14)', (address, name) => expect(networkOf(address)).toBe(name))
