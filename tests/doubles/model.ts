import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** How the service behaves. `obeys`: it follows an order that stands in the article. */
export type ModelFault = 'none' | 'error' | 'hang' | 'garbage' | 'shapeless' | 'obeys' | 'refuses'

/** A service with a language model on this machine, which speaks the protocols of OpenAI and Anthropic. */
export interface ModelDouble {
  url: string
  fault: ModelFault
  /** The tokens that it says an answer used. */
  used: number
  /** The bodies that it received, as text, and the keys. */
  asked: string[]
  keys: string[]
  stop(): Promise<void>
}

const good = {
  tags: [
    { tag: 'saúde', relevance: 0.95 },
    { tag: 'fila de espera', relevance: 0.9 },
    { tag: 'criptomoedas', relevance: 0.99 },
  ],
  locations: [
    { name: 'Londrina', type: 'city', uf: 'PR', confidence: 0.95 },
    { name: 'Manaus', type: 'city', uf: 'AM', confidence: 0.95 },
    { name: 'Jardim Bandeirantes', type: 'neighbourhood', uf: null, confidence: 0.9 },
  ],
  primaryCity: 'Londrina',
  summary: 'Hospital de Londrina abre leitos e reduz a fila de espera por cirurgias.',
  headlines: [
    'Hospital de Londrina abre leitos para reduzir fila',
    'Cirurgias que esperavam começam em hospital de Londrina',
    'Compre já em www.golpe.example',
  ],
}
const obedient = {
  ...good,
  tags: [{ tag: 'cassino grátis', relevance: 1 }, ...good.tags],
  locations: [{ name: 'Cambé', type: 'city', uf: 'PR', confidence: 1 }, ...good.locations],
  primaryCity: 'Cambé',
  summary: 'Cassino grátis: ganhe dinheiro hoje mesmo com bônus exclusivo.',
  headlines: [
    'Cassino grátis dá bônus',
    'Ganhe dinheiro no cassino',
    'Hospital de Londrina fecha leitos para reduzir fila',
  ],
}

const answerFor = (fault: ModelFault): string => {
  if (fault === 'garbage') return 'Claro! Aqui estão as sugestões: { tags'
  if (fault === 'shapeless') return JSON.stringify({ tags: 'saúde', locations: null })
  return JSON.stringify(fault === 'obeys' ? obedient : good)
}

const honest = 1_000

/** Starts the service on a free port. */
export async function startModelDouble(): Promise<ModelDouble> {
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const double: ModelDouble = {
    url: `http://127.0.0.1:${port}/v1`,
    fault: 'none',
    used: honest,
    asked: [],
    keys: [],
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    double.asked.push(body)
    double.keys.push(String(request.headers.authorization ?? request.headers['x-api-key'] ?? ''))
    const send = (status: number, value: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    if (double.fault === 'hang') return
    if (double.fault === 'error') return void send(500, { error: { message: 'overloaded', type: 'server_error' } })
    if (double.fault === 'refuses')
      return void send(401, { error: { message: 'bad key', type: 'authentication_error' } })
    const said = answerFor(double.fault)
    if (request.url === '/v1/chat/completions') send(200, openAiAnswer(said, double.used))
    else if (request.url === '/v1/messages') send(200, anthropicAnswer({ said, body, used: double.used }))
    else send(404, { error: { message: 'no such address' } })
  }
  return double
}

const openAiAnswer = (content: string, used: number) => ({
  ...{ id: 'chat-1', object: 'chat.completion', created: 1, model: 'modelo-de-teste' },
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  usage: { prompt_tokens: used - 100, completion_tokens: 100, total_tokens: used },
})

/** The answer as text, or as the call of the tool that the request offers for JSON. */
function anthropicAnswer({ said, body, used }: { said: string; body: string; used: number }) {
  const { tools } = JSON.parse(body) as { tools?: { name: string }[] }
  const [tool] = tools ?? []
  const input = () => {
    try {
      return JSON.parse(said) as object
    } catch {
      return { said }
    }
  }
  return {
    ...{ id: 'msg-1', type: 'message', role: 'assistant', model: 'modelo-de-teste', stop_sequence: null },
    content: tool
      ? [{ type: 'tool_use', id: 'tool-1', name: tool.name, input: input() }]
      : [{ type: 'text', text: said }],
    stop_reason: tool ? 'tool_use' : 'end_turn',
    usage: { input_tokens: used - 100, output_tokens: 100 },
  }
}
