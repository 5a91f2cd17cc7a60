/** The addresses that subscribe to a calendar: `webcal` opens the calendar of a phone or a desk, `google` asks Google's once. */
export function subscriptionsTo(feed: string): { webcal: string; google: string } {
  const webcal = feed.replace(/^https?:/, 'webcal:')
  return { webcal, google: `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: webcal })}` }
}
