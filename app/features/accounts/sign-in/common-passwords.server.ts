import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * What people around recovery are likely to choose, and what the published list lacks: in lower case,
 * one blank between two.
 */
const list = `
654321 121212 555555 777777 aaaaaa 987654321 mobilemail monitoring login zaq1zaq1 abcdef abcdefg
abcdefgh aa12345678 12341234 123123123 321321 456456 789789 101010 202020 212121 232323 252525
313131 141414 151515 222222 333333 444444 888888 999999 22222222 33333333 44444444 55555555
66666666 77777777 88888888 99999999 00000000 0123456789 0987654321 9876543210 87654321 hi123456
twitter instagram linkedin yahoo hotmail gmail windows10 fortnite roblox summer123 sunshine123
changeme123 user1234 demo123 password12345 p@ssword jerseyshore soberlife onedayatatime hope123
cleanandsober 12steps twelvesteps letgo letgoandletgod gratitude newbeginning poiuyt poiuytrewq
lkjhgfdsa mnbvcxz zxcvb aaaaa aaaaaaa aaaaaaaa abcabc abcde xxxxxx xxxxxxxx zzzzzz zzzzzzzz
qqqqqq ssssss 1234password admin1234 adminadmin admin12345 rootroot superuser mysql postgres
ubuntu one1two2 oneone blablabla gogogo rockyou army123 class2020 summer2020 summer2021
summer2022 summer2023 summer2024 summer2025 winter2020 winter2021 winter2022 winter2023
winter2024 winter2025 spring2024 spring2025 fall2024 fall2025 covid19 corona19 trustnobody
correcthorsebatterystaple correcthorse batterystaple thisisapassword thisismypassword mypassword1
mypassword123 ilovemykids jesuslovesme praisegod holyspirit
`

let known: Set<string> | undefined

/**
 * Whether a password, in lower case, heads the published lists of leaked ones: some 50,000. They keep out what is
 * tried first; they are not the hundreds of millions that have leaked. Read when first asked for: 7 MB.
 */
export function isCommonPassword(password: string): boolean {
  if (!known) {
    const { dictionary } = require('@zxcvbn-ts/language-common') as {
      dictionary: { 'passwords-common': string[] }
    }
    known = new Set([...dictionary['passwords-common'], ...list.trim().split(/\s+/)])
  }
  return known.has(password)
}
