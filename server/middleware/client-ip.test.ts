import { describe, expect, it } from 'vitest'
import { getNetworkKey, readClientIp } from './client-ip.ts'

describe('the IP address of a client', () => {
  it.each([
    ['without a proxy, a forged header is ignored', '198.51.100.7', '1.1.1.1', 0, '198.51.100.7'],
    ['one proxy', '127.0.0.1', '203.0.113.9', 1, '203.0.113.9'],
    ['one proxy, a forged entry', '127.0.0.1', '1.1.1.1, 203.0.113.9', 1, '203.0.113.9'],
    ['two proxies', '10.0.0.2', '1.1.1.1, 203.0.113.9, 10.0.0.1', 2, '203.0.113.9'],
    [
      'two proxies, three forged entries',
      '10.0.0.2',
      'a, b,  203.0.113.9 ,10.0.0.1',
      2,
      '203.0.113.9',
    ],
    ['fewer hops than proxies: the furthest', '10.0.0.2', '203.0.113.9', 3, '203.0.113.9'],
    ['a proxy without the header', '10.0.0.2', undefined, 1, '10.0.0.2'],
    [
      'a hop that is not an address: the one before it',
      '10.0.0.2',
      'unknown, 10.0.0.1',
      2,
      '10.0.0.1',
    ],
    ['IPv6', '::1', '2001:db8::1', 1, '2001:db8::1'],
  ])('%s', (_, connection, forwardedFor, proxies, expected) => {
    expect(readClientIp(connection, forwardedFor, proxies)).toBe(expected)
  })

  it('is unknown if the connection has none', () => {
    expect(readClientIp(undefined, '1.1.1.1', 0)).toBeNull()
    expect(readClientIp(undefined, undefined, 1)).toBeNull()
    expect(readClientIp(undefined, '203.0.113.9', 1)).toBe('203.0.113.9')
  })
})

describe('the network key of an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::6', '2001:db8:1:2::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['2001:db8::1:2:3:4:5', '2001:db8:0:1::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s is %s', (address, network) => {
    expect(getNetworkKey(address)).toBe(network)
  })

  it('can be the block of one customer', () => {
    expect(getNetworkKey('2001:db8:1:2::6', 48)).toBe('2001:db8:1::/48')
    expect(getNetworkKey('203.0.113.9', 48)).toBe('203.0.113.9')
  })
})
