import type { Act, Outcome } from '#lib/outcome.ts'

/** Asks the person at the screen to prove who they are; gives whether they did. */
type Ask = () => Promise<boolean>

let ask: Ask = async () => false

/** Sets who asks for a proof: the dialog that is mounted. Gives the function that takes it back. */
export function setAsk(dialog: Ask): () => void {
  ask = dialog
  return () => {
    ask = async () => false
  }
}

/** An action that asks for a proof of identity when the server needs one, and then runs again with the same input. */
export const withProof =
  <Input, Data>(act: Act<Input, Data>): Act<Input, Data> =>
  async (input: Input): Promise<Outcome<Data>> => {
    const outcome = await act(input)
    if (outcome.serverError?.code !== 'proof_needed') return outcome
    return (await ask()) ? act(input) : outcome
  }
