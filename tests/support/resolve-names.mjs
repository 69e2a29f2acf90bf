// Preloaded by tests (NODE_OPTIONS): every name below example.org has the address RESOLVES_TO.
import dns from 'node:dns'
import dnsPromises from 'node:dns/promises'
import { syncBuiltinESMExports } from 'node:module'

const { lookup } = dns
const { lookup: lookupPromise } = dnsPromises
const resolve = (name) => (name.endsWith('.example.org') ? process.env.RESOLVES_TO : name)

dns.lookup = (name, ...rest) => lookup(resolve(name), ...rest)
dnsPromises.lookup = (name, ...rest) => lookupPromise(resolve(name), ...rest)
syncBuiltinESMExports()
