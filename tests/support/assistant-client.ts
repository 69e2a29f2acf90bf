import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { testSite } from './test-app.ts'

type ConnectOptions = {
  /** The URL of a running server; without it, `fetch` answers in this process. */
  siteUrl?: string
  headers?: Record<string, string>
}

/** Connect the protocol's own client. */
export async function connectAssistant(
  fetchRequest: (request: Request) => Response | Promise<Response> = fetch,
  { siteUrl = testSite.url, headers = {} }: ConnectOptions = {},
): Promise<Client> {
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', siteUrl), {
    fetch: async (url, init) => fetchRequest(new Request(url, init)),
    requestInit: { headers },
  })
  const client = new Client({ name: 'test', version: '1.0.0' })
  // Without it, the client doesn't know the schemas by which it checks the answers.
  await client.connect(transport)
  await client.listTools()
  return client
}

export type Answer = {
  isError: boolean
  /** What saves a life, for programs that show the text as it is. */
  urgent: string
  /** The rest of the text: the data, or why there is none. */
  rest: string
  // biome-ignore lint/suspicious/noExplicitAny: the client has checked it by the tool's schema.
  data: any
}

/** Call a tool; the client checks the answer by the tool's schema. */
export async function ask(client: Client, name: string, given: object = {}): Promise<Answer> {
  const result = await client.callTool({ name, arguments: { ...given } })
  const texts = (result.content as { type: string; text: string }[]).map(({ text }) => text)
  const [urgent = '', rest = ''] = texts
  return { isError: result.isError === true, urgent, rest, data: result.structuredContent }
}

/** Send a message to `/mcp` as it is. */
export function createMessage(message: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: {
      Accept: 'application/json, text/event-stream',
      'Content-Type': 'application/json',
      ...headers,
    },
    body: typeof message === 'string' ? message : JSON.stringify(message),
  }
}

/** The message that calls a tool. */
export const callMessage = (name: string, given: object = {}) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: given },
})
