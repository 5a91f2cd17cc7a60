import { comparisons, comparisonsTitle } from '../accounts/comparisons.ts'
import { accountRequests } from '../accounts/requests.ts'
import { storm, stormTitle } from '../accounts/storm.ts'
import type { Part } from '../part.ts'

export const accounts: Part = {
  name: 'accounts',
  title: `${stormTitle}; ${comparisonsTitle}`,
  async measure(bench) {
    const house = await bench.house()
    // A mail server that takes nothing: this instance sends no mails, and sign-ups wait for their confirmation.
    const own = { TRUSTED_PROXIES: '1', SMTP_URL: 'smtp://localhost:9' }
    const { url, stop } = await bench.start(house.beside, own)
    const requests = await accountRequests(url)
    const rows = [...(await storm(requests)), ...(await comparisons(requests))]
    requests.close()
    await stop()
    return rows
  },
}
