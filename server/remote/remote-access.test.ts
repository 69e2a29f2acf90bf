import { describe, expect, it } from 'vitest'
import { isPublicAddress } from './remote-access.ts'

describe('isPublicAddress', () => {
  it.each([
    ['this network', ['0.0.0.0', '0.1.2.3']],
    ['private', ['10.0.0.1', '10.255.255.255', '172.16.0.1', '172.31.255.255', '192.168.0.1']],
    ['shared (CGNAT)', ['100.64.0.1', '100.127.255.255']],
    ['loopback', ['127.0.0.1', '127.255.255.254', '::1']],
    ['link-local, clouds’ metadata', ['169.254.169.254', '169.254.0.1', 'fe80::1', 'febf::1']],
    ['protocol assignments', ['192.0.0.1', '192.0.0.170', '192.88.99.1']],
    ['documentation', ['192.0.2.1', '198.51.100.7', '203.0.113.9', '2001:db8::1', '3fff::1']],
    ['benchmarks', ['198.18.0.1', '198.19.255.255']],
    ['multicast', ['224.0.0.1', '239.255.255.255', 'ff02::1']],
    ['reserved, broadcast', ['240.0.0.1', '255.255.255.255']],
    ['unspecified', ['::']],
    ['mapped', ['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:8.8.8.8', '::127.0.0.1']],
    ['translated', ['64:ff9b::7f00:1', '64:ff9b:1::a00:1', '2002:7f00:1::', '2001:0:0:1::1']],
    ['unique local', ['fc00::1', 'fd00:ec2::254']],
    ['site-local, discard', ['fec0::1', '100::1']],
    ['with a zone', ['fe80::1%eth0', '2606:4700::1111%lo']],
    [
      'no address',
      ['', 'localhost', '0177.0.0.1', '0x7f.1', '127.1', '2130706433', '[::1]', '1.1.1.1 '],
    ],
  ])('returns false: %s', (_kind, addresses) => {
    for (const address of addresses)
      expect([address, isPublicAddress(address)]).toEqual([address, false])
  })

  it.each([
    '1.1.1.1',
    '9.255.255.255',
    '100.128.0.0',
    '169.253.255.255',
    '172.32.0.0',
    '223.255.255.255',
    '2606:4700:4700::1111',
  ])('returns true for %s', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })
})
