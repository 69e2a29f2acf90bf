// Preloaded by tests (NODE_OPTIONS): requests to locator.example.org reach a host of the test at LOCAL_HOST_PORT instead,
// which has the certificate LOCAL_HOST_CA for LOCAL_HOST_NAME. The name itself has an address that nobody routes.
import dnsPromises from 'node:dns/promises'
import https from 'node:https'
import { syncBuiltinESMExports } from 'node:module'

const name = 'locator.example.org'
const publicAddress = '11.0.0.1'
const { lookup } = dnsPromises
const { request } = https

dnsPromises.lookup = (host, ...rest) => lookup(host === name ? publicAddress : host, ...rest)
https.request = (url, options, done) => {
  if (!(url instanceof URL) || url.hostname !== name) return request(url, options, done)
  const here = {
    ...options,
    port: process.env.LOCAL_HOST_PORT,
    servername: process.env.LOCAL_HOST_NAME,
    ca: process.env.LOCAL_HOST_CA,
    lookup: (_host, { all }, answer) =>
      all ? answer(null, [{ address: '127.0.0.1', family: 4 }]) : answer(null, '127.0.0.1', 4),
  }
  return request(url, here, done)
}
syncBuiltinESMExports()
