import { type ConnectOpts, Socket, type SocketConstructorOpts } from 'node:net'

/**
 * Takes the first `length` bytes of `buffer`, which the next that come overwrite; false has the
 * connection read no further until its stream asks for more.
 */
export type TakeBytes = (length: number, buffer: Buffer) => boolean

type Handle = { useUserBuffer?: (buffer: Buffer) => void }

/** As much as Node reads at once. Whatever comes is taken before anything else is read. */
const shared = Buffer.allocUnsafeSlow(64 * 1024)

const option: ConnectOpts & SocketConstructorOpts = {
  onread: { buffer: shared, callback: () => true },
}
const withOption = Object.getOwnPropertySymbols(new Socket(option))
/** Where a `Socket` keeps what its option `onread` gives it. */
const [bufferKey, takeKey, nextBufferKey] = ['kBuffer', 'kBufferCb', 'kBufferGen'].map((name) =>
  withOption.find(({ description }) => description === name),
)

/**
 * Has a server's connection give `take` what comes, in one buffer for all, where Node would get 64 kB of
 * memory for each piece: a tenth of what a kept page costs. Node offers it to clients, as a socket's
 * option `onread`; a server's sockets it makes itself, so here is set what that option sets. False where
 * this Node keeps it elsewhere; then nothing has changed.
 */
export function readInPlace(socket: Socket, take: TakeBytes): boolean {
  const own = socket as unknown as { _handle?: Handle | null } & Record<symbol, unknown>
  const useBuffer = own._handle?.useUserBuffer
  if (!bufferKey || !takeKey || !nextBufferKey || !useBuffer) return false
  own[bufferKey] = shared
  own[takeKey] = take
  own[nextBufferKey] = null
  useBuffer.call(own._handle, shared)
  return true
}
