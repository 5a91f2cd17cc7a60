/** The addresses that subscribe to a feed: `webcal` in the device's own calendar, `google` in Google's. */
export function subscriptionsTo(feed: string): { webcal: string; google: string } {
  const webcal = feed.replace(/^https?:/, 'webcal:')
  return { webcal, google: `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: webcal })}` }
}
