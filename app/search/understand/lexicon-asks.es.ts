/** Spanish wishes that no filter has, as in English. */
export const asksEs = `
  mascota, mascotas, perro, perros, mi perro, gato, gatos, animales, cuarto privado, cuarto propio, habitación privada
  habitación, habitaciones, cuarto solo, lujo, de lujo, celular, celulares, teléfono celular, permiten celular, internet
  permiten fumar, fumar, visitas, visita familiar, visitas familiares, comida, comidas, vegetariana, gimnasio, piscina
  alberca, yoga, meditación, acupuntura, masajes, caballos, naturaleza, cristiano, cristiana, cristianos, católico
  católica, iglesia, religioso, religiosa, religión, sin religión, evangélico, evangélica, pastor, biblia, dios, fe
  porcentaje de éxito, éxito, opiniones, reseñas, calificación, el mejor, la mejor, los mejores, las mejores, mejor calificado
  recomendado, recomendados, confiable, confiables, plan de pago, planes de pago, pagos mensuales, en efectivo, efectivo
  cuánto dura, largo plazo, corto plazo, 30 días, 60 días, 90 días, 28 días, seis meses, 6 meses, un año, medio tiempo
  tiempo completo, horario flexible, flexible, sin dejar el trabajo, seguir trabajando, permiso del trabajo, fmla
  incapacidad, transporte, transportación, me recogen, recogen, recogida, que me recojan, autobús, guagua, bus, tren
  cerca del tren, estacionamiento, parqueo, no tengo carro, sin carro, bolsa de trabajo, conseguir trabajo, entrenamiento
  empleo, vivienda permanente, albergue, albergues, refugio, refugios, en pareja, parejas, juntos, con mi esposo
  con mi esposa, consejera mujer, terapeuta mujer, doctora mujer, consejero hombre, terapeuta hombre, bomberos, policías
  maestros, estudiantes, universitarios, apuestas, juego, juegos de azar, ludopatía, casino, sexo, pornografía, vih, sida
  prueba de vih, hepatitis, hepatitis c, dentista, dolor crónico, manejo del dolor, prueba de drogas, prueba de orina
  evaluación, evaluaciones, intervención, internarlo a la fuerza, a la fuerza, involuntario, manejador de caso
  trabajadora social, confidencial, confidencialidad, anónimo, discreto, privacidad, papeles, sin papeles, documentos
  sin documentos, indocumentado, indocumentada, indocumentados, inmigrante, inmigrantes, migrante, migración, ilegal
  sin seguro social, seguro social, pacientes nuevos, nuevos pacientes, mismo día, el mismo día, cita, citas, sin espera
  lista de espera, tiempo de espera, ingreso, ingresos, admisión, admisiones, referido, referidos, sin referido
  certificado, licenciado, con licencia
`
