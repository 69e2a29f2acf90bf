import { en as emergencyEn } from '#app/center/help/emergency-content.en.ts'
import { es as emergencyEs } from '#app/center/help/emergency-content.es.ts'
import { en as groupsEn } from '#app/center/help/support-groups-content.en.ts'
import { es as groupsEs } from '#app/center/help/support-groups-content.es.ts'

/** The guides whose texts the search shows, by language. */
export const emergencyTexts = { en: emergencyEn, es: emergencyEs }
export const groupTexts = { en: groupsEn, es: groupsEs }
