import { generateKeyPairSync, sign } from 'node:crypto'

/** Encode one ASN.1 value in DER: tag, length, content. */
function encode(tag: number, ...contents: Uint8Array[]): Buffer {
  const content = Buffer.concat(contents)
  const { length } = content
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const sequence = (...items: Uint8Array[]) => encode(0x30, ...items)
const ecdsaWithSha256 = sequence(Buffer.from('06082a8648ce3d040302', 'hex'))
const subjectAltName = Buffer.from('0603551d11', 'hex')
const commonName = Buffer.from('0603550403', 'hex')
const version3 = Buffer.from('a003020102', 'hex')

/**
 * Make a key and a self-signed certificate for these host names, valid until 2049, both as PEM.
 */
export function makeSelfSigned(hosts: string[]): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(encode(0x31, sequence(commonName, encode(0x0c, Buffer.from('test')))))
  const time = (text: string) => encode(0x17, Buffer.from(text))
  const names = sequence(...hosts.map((host) => encode(0x82, Buffer.from(host))))
  const extension = sequence(subjectAltName, encode(0x04, names))
  const content = sequence(
    version3,
    encode(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    name,
    sequence(time('200101000000Z'), time('491231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    encode(0xa3, sequence(extension)),
  )
  const signature = encode(0x03, Buffer.from([0]), sign('sha256', content, privateKey))
  const base64 = sequence(content, ecdsaWithSha256, signature).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64.replace(/.{64}/g, '$&\n').trim()}\n-----END CERTIFICATE-----\n`,
  }
}
