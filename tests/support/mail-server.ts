import { createServer, type Server, type Socket } from 'node:net'

type ReceivedMail = {
  from: string
  to: string[]
  /** Lowercase header names; folded lines are joined. */
  headers: Record<string, string>
  /** The whole mail as received. */
  raw: string
}

export type MailServer = {
  /** "smtp://127.0.0.1:40123" */
  url: string
  received: ReceivedMail[]
  /** Set it to a reply such as "451 later", which then refuses each mail. */
  refuseWith: string | null
  /** The same for each recipient: "550 5.1.1 unknown". */
  refuseRecipientsWith: string | null
  /** Resolve after `count` mails have arrived. */
  waitFor(count: number): Promise<ReceivedMail[]>
  close(): Promise<void>
}

/** Start a local SMTP server that accepts all mail, on `port` or any free one. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const waiting: { count: number; resolve: (mails: ReceivedMail[]) => void }[] = []
  const sockets = new Set<Socket>()
  const mailServer: MailServer = {
    url: '',
    received: [],
    refuseWith: null,
    refuseRecipientsWith: null,
    waitFor: (count) =>
      new Promise((resolve) => {
        waiting.push({ count, resolve })
        settle()
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
  function settle() {
    for (const { count, resolve } of waiting) {
      if (mailServer.received.length >= count) resolve(mailServer.received)
    }
  }
  const server: Server = createServer((socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)))
    converse(socket, mailServer, settle)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  mailServer.url = `smtp://127.0.0.1:${typeof address === 'object' && address?.port}`
  return mailServer
}

function converse(socket: Socket, mailServer: MailServer, onMail: () => void): void {
  let [from, to, lines, inData, rest] = ['', [] as string[], [] as string[], false, '']
  const say = (line: string) => socket.write(`${line}\r\n`)
  const answer = (line: string) => {
    if (inData) {
      if (line !== '.') return void lines.push(line.replace(/^\./, ''))
      inData = false
      if (mailServer.refuseWith) return say(mailServer.refuseWith)
      mailServer.received.push({ from, to, ...readMail(lines) })
      say('250 taken')
      onMail()
    } else if (/^EHLO/i.test(line)) say('250 localhost')
    else if (/^MAIL FROM/i.test(line)) {
      from = /<(.*?)>/.exec(line)?.[1] ?? ''
      to = []
      say('250 ok')
    } else if (/^RCPT TO/i.test(line)) {
      if (mailServer.refuseRecipientsWith) return say(mailServer.refuseRecipientsWith)
      to.push(/<(.*?)>/.exec(line)?.[1] ?? '')
      say('250 ok')
    } else if (/^DATA/i.test(line)) {
      lines = []
      inData = true
      say('354 go on')
    } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
    else say('250 ok')
  }
  socket.on('error', () => {})
  socket.setEncoding('utf8').on('data', (text) => {
    const parts = (rest + text).split('\r\n')
    rest = parts.pop() ?? ''
    for (const line of parts) answer(line)
  })
  say('220 localhost')
}

function readMail(lines: string[]): Pick<ReceivedMail, 'headers' | 'raw'> {
  const raw = lines.join('\n')
  const head = raw.slice(0, raw.indexOf('\n\n')).replace(/\n[ \t]+/g, ' ')
  const headers: Record<string, string> = {}
  for (const line of head.split('\n')) {
    const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? []
    headers[name.toLowerCase()] = value
  }
  return { headers, raw }
}
