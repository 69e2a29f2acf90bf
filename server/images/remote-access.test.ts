import { describe, expect, it, vi } from 'vitest'
import { publicInternet, type RemoteAccess, settleTarget } from './remote-access.ts'

/** The real rules over a resolver that answers what the test says. */
function resolveTo(...addresses: string[]): RemoteAccess {
  return { ...publicInternet, resolve: async () => addresses }
}

const unused: RemoteAccess = {
  ...publicInternet,
  resolve: () => Promise.reject(new Error('The resolver was asked')),
}

describe('settleTarget', () => {
  it('settles on the addresses of a public host', async () => {
    const target = await settleTarget(
      'https://photos.example.org/a.jpg',
      resolveTo('1.1.1.1', '2606:4700::1'),
    )
    expect(target).toMatchObject({ addresses: ['1.1.1.1', '2606:4700::1'] })
    expect(await settleTarget('https://1.1.1.1/a.jpg', unused)).toMatchObject({
      addresses: ['1.1.1.1'],
    })
  })

  it.each([
    'http://photos.example.org/a.jpg',
    'ftp://photos.example.org/a.jpg',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'https://user@photos.example.org/a.jpg',
    'https://user:secret@photos.example.org/a.jpg',
    '//photos.example.org/a.jpg',
    '/etc/passwd',
    '',
  ])('refuses %s', async (address) => {
    expect(await settleTarget(address, unused)).toEqual({ refused: 'not an https address' })
  })

  it.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0177.0.0.1/',
    'https://0x7f000001/',
    'https://0x7f.0.0.1/',
    'https://0/',
    'https://0.0.0.0/',
    'https://169.254.169.254/latest/meta-data/',
    'https://0xa9fea9fe/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[fd00:ec2::254]/',
    'https://１２７.0.0.1/',
    'https://127。0。0。1/',
    'https://10.0.0.8:443/',
    'https://1.1.1.1:8443/',
    'https://1.1.1.1:22/',
  ])('refuses %s without asking anyone', async (address) => {
    expect(await settleTarget(address, unused)).toEqual({
      refused: 'the host is not on the public internet',
    })
  })

  it.each([
    [['10.0.0.1']],
    [['169.254.169.254']],
    [['1.1.1.1', '127.0.0.1']],
    [['::ffff:10.0.0.1']],
    [['2606:4700::1', 'fe80::1%eth0']],
  ])('refuses a host at %s', async (addresses) => {
    const target = await settleTarget('https://inside.example.org/', resolveTo(...addresses))
    expect(target).toEqual({ refused: 'the host is not on the public internet' })
  })

  it('refuses a host that nobody knows', async () => {
    const unknown = { refused: 'the host is unknown' }
    expect(await settleTarget('https://nowhere.example.org/', resolveTo())).toEqual(unknown)
    expect(await settleTarget('https://nowhere.example.org/', unused)).toEqual(unknown)
  })

  it('asks once: what it was told is what is connected to', async () => {
    const resolve = vi.fn().mockResolvedValueOnce(['1.1.1.1']).mockResolvedValue(['127.0.0.1'])
    const target = await settleTarget('https://rebind.example.org/', { ...publicInternet, resolve })
    expect(target).toMatchObject({ addresses: ['1.1.1.1'] })
    expect(resolve).toHaveBeenCalledTimes(1)
  })
})
