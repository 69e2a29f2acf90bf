import type { IncomingMessage, ServerResponse } from 'node:http'

/** An answer that many get: its headers as names and values in turns, its body as it is sent. */
export type PreparedAnswer = {
  status: number
  headers: string[]
  body: Buffer | undefined
  /** The head as Node wrote it in this second; it names the time. */
  head?: { second: number; text: string; bytes: Buffer }
}

/** What a response of Node's says of its head: the text, and whether it is on its way. */
type WithHead = { _header: string | null; _headerSent: boolean }

/**
 * Sends the answer. Node checks and joins the headers anew for each response, which takes longer than
 * all else of it. So the head that Node wrote is used again, for a second and for requests of the same
 * kind: HTTP/1.1 on a connection that stays, in a process that does. All the rest is the response's own
 * work: the order of pipelined answers, readers that are slow or gone, what is left of the request. A
 * Node without these two properties would write each head, as for any other request.
 */
export function sendPrepared(
  request: IncomingMessage,
  response: ServerResponse,
  answer: PreparedAnswer,
  isLeaving: boolean,
): void {
  const inner = response as ServerResponse & WithHead
  const isUsual =
    !isLeaving &&
    request.httpVersion === '1.1' &&
    response.shouldKeepAlive &&
    !response.hasHeader('connection')
  const second = findSecond()
  if (isUsual && answer.head?.second === second) {
    response.statusCode = answer.status
    inner._header = answer.head.text
    inner._headerSent = true
    // One write to the network for both.
    response.socket?.cork()
    response.write(answer.head.bytes)
    response.end(answer.body)
    return
  }
  response.writeHead(answer.status, answer.headers)
  const text = inner._header
  if (isUsual && inner._headerSent === false && text?.includes('\r\nConnection: keep-alive\r\n')) {
    answer.head = { second, text, bytes: Buffer.from(text, 'latin1') }
  }
  response.end(answer.body)
}

/**
 * An answer's bytes, head and body in one piece, where Node has written its head in this second; otherwise null.
 * Two pieces take a seventh longer on their way to the network. What was joined is kept for its second.
 */
export function openJoiner(): (answer: PreparedAnswer) => Buffer | null {
  const joined = new Map<PreparedAnswer, Buffer>()
  let joinedIn = 0
  return (answer) => {
    const { head, body } = answer
    const second = findSecond()
    if (second !== joinedIn) joined.clear()
    joinedIn = second
    if (head?.second !== second) return null
    if (!body) return head.bytes
    const before = joined.get(answer)
    if (before) return before
    const bytes = Buffer.concat([head.bytes, body])
    joined.set(answer, bytes)
    return bytes
  }
}

const findSecond = () => Math.floor(Date.now() / 1000)
