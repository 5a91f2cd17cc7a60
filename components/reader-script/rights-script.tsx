/** The script of every page of a signed-in reader. `RIGHTS_SCRIPT` is its hashed address, as `READER_SCRIPT` is the other one's. */
export const RightsScript = ({ subscribed }: { subscribed: boolean }) => (
  <script src={process.env.RIGHTS_SCRIPT} defer data-subscribed={subscribed} />
)

/** Stands on a page whose main part another subscription changes: a locked article, the plans. */
export const WaitsForRights = () => <span hidden data-waits />
