import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { type PlainHead, readPlainHead } from './plain-head.ts'
import { readInPlace } from './read-in-place.ts'

/** The bytes that answer this request now; null leaves it to Node. */
export type AnswerHead = (head: PlainHead) => Buffer | null

type Line = {
  /** Requests that Node has and has not answered to the end. */
  open: number
  /** Whether Node has met this connection: its clock for a first request has stopped. */
  isMet: boolean
}

const longestHead = 4_096
const mostHeads = 500
/** Milliseconds without any progress that a reader has, of what is on its way to them. */
const slowest = 120_000
/** Not remembered: whose they are. */
const isPersonal = /\r\n(cookie|authorization):/i

/**
 * Answers requests before Node's parser sees them, where that cannot be told from what Node would do:
 * the connection has been served before, and nothing is under way on it in either direction; what has
 * come is one plain request, whole and alone; and `answer` has the bytes. All else goes to Node, whose
 * clocks for connections without work go on as before. The first thing that is not one plain request
 * whole, such as a form, a part of something or two at once, leaves the connection to Node for good:
 * from there on only Node knows where a request begins.
 */
export function watchConnections(server: Server, answer: AnswerHead): void {
  const lines = new WeakMap<Socket, Line>()
  const readHead = rememberHeads()

  server.on('connection', (socket: Socket) => {
    const line: Line = { open: 0, isMet: false }
    let isOurs = readInPlace(socket, (length, buffer) => {
      const head =
        isOurs && length <= longestHead ? readHead(buffer.toString('latin1', 0, length)) : null
      if (isOurs && !head) {
        isOurs = false
        lines.delete(socket)
      }
      const isFree = line.isMet && line.open === 0 && socket.writableLength === 0 && socket.writable
      const bytes = head && isFree ? answer(head) : null
      // Node has what it reads as its own, and says whether it takes more.
      if (!bytes) return socket.push(Buffer.from(buffer.subarray(0, length)))
      send(socket, line, bytes)
      return true
    })
    if (!isOurs) return
    lines.set(socket, line)
    // Node's parser reads from the network itself until anybody listens for what comes.
    const nobody = () => {}
    socket.on('data', nobody)
    socket.off('data', nobody)
  })

  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const line = lines.get(request.socket)
    if (!line) return
    line.isMet = true
    line.open++
    response.once('close', () => {
      line.open--
    })
  })
}

function send(socket: Socket, line: Line, bytes: Buffer): void {
  socket.write(bytes)
  if (socket.writableLength === 0) return
  // The clock that is set here is for connections on which nothing happens.
  const silent = socket.timeout ?? 0
  socket.setTimeout(slowest)
  socket.write('', () => {
    if (line.open === 0) socket.setTimeout(silent)
  })
}

/** The same few heads come again and again. Strangers write others, so the memory is bounded. */
function rememberHeads(): (text: string) => PlainHead | null {
  const heads = new Map<string, PlainHead | null>()
  return (text) => {
    const before = heads.get(text)
    if (before !== undefined) return before
    const head = readPlainHead(text)
    if (isPersonal.test(text)) return head
    if (heads.size >= mostHeads) heads.clear()
    heads.set(text, head)
    return head
  }
}
