import { medicaidName } from '#site/plans.ts'
import { en } from './insurance.en.ts'

export const es: typeof en = {
  description:
    'Ocho seguros en Nueva Jersey, qué pueden cubrir para el tratamiento de adicciones, sus derechos y una lista de preguntas.',
  insurersLede:
    'Ocho que trabajan en Nueva Jersey o que aceptan a personas de aquí. Un centro puede aceptar unas y otras no: pregunte antes de ir.',
  marketplaceTitle: 'A la venta en el mercado de seguros de Nueva Jersey para 2026',
  marketplace: en.marketplace,
  medicaid: {
    name: `${medicaidName} (Medicaid)`,
    text: 'El programa del Estado. Sus planes: Aetna Better Health, Fidelis Care, Horizon NJ Health, UnitedHealthcare Community y Wellpoint.',
    source: en.medicaid.source,
  },
  stateLaw: {
    title: 'La ley de los 180 días de Nueva Jersey',
    points: [
      'P.L.2017, c.28. En los primeros 180 días de un año del plan, usted no necesita aprobación previa para la atención en la red que su profesional de la salud considere médicamente necesaria.',
      'En los primeros 28 días de internación, IOP o PHP, el plan no puede revisar si usted los necesita.',
      'Si ningún centro de la red tiene lugar, el plan debe hacer una excepción para que usted ingrese en un plazo de 24 horas.',
      'Limita que le cobren por adelantado.',
    ],
    source: en.stateLaw.source,
  },
  outsideLaw: {
    text: 'La ley de los 180 días no cubre todos los planes. Deja fuera:',
    plans: [
      'planes autofinanciados por un empleador (self-funded)',
      'Medicare',
      'Medicaid',
      'planes para empleados federales',
      'planes de otros estados',
    ],
    source: en.outsideLaw.source,
  },
  stateParity: {
    text: 'Nueva Jersey firmó su propia ley de paridad el 11 de abril de 2019. Las aseguradoras deben informar sobre ella cada año.',
    source: en.stateParity.source,
  },
}
