/** How people abbreviate in texts and notes, and what they mean. Read before phrases; folded. */
const written = `
  outpt: outpatient, inpt: inpatient, resi: residential, rez: residential, wkend: weekend, wkends: weekends, wknd: weekend
  eve: evening, eves: evenings, cnty: county, hw: how, mch: much, wrk: work, wrks: works, appt: appointment
  appts: appointments, bf: boyfriend, gf: girlfriend, hubby: husband, hubs: husband, nite: night, 2nite: tonight
  2night: tonight, tonite: tonight, 2day: today, 2morrow: tomorrow, tmrw: tomorrow, tmr: tomorrow, any1: anyone
  some1: someone, sum1: someone, every1: everyone, kno: know, knw: know, gd: good, abt: about, hlp: help
  nd: need, ned: need, insur: insurance, meds: medication, spanglish: spanish, aftr: after, b4: before, bday: birthday
  yrs: years, ofc: office, dtox: detox, dtx: detox, methdone: methadone, subox: suboxone, alc: alcohol, couns: counseling
  trmt: treatment, xanies: xanax, preg: pregnant, preggo: pregnant, prego: pregnant, jersy: jersey
  tmb: tambien, kiero: quiero, nesesito: necesito, nececito: necesito, sta: esta, tngo: tengo
  dnd: donde, aki: aqui, sgro: seguro, famly: family, fre: free, wmn: women, wman: woman
`
  .split(/[,\n]/)
  .map((line) => line.trim().split(': '))
  .filter(([, meaning]) => meaning)

const meanings = new Map(written.map(([short = '', meaning = '']) => [short, meaning]))

/** Return the word that an abbreviation means, or the word itself. */
export const expandAbbreviation = (word: string): string => meanings.get(word) ?? word
