/** Spanish wishes that no filter has, as in English. */
export const asksEs = `
  6 meses, a la fuerza, acupuntura, admisión, admisiones, alberca, albergue, albergues, amerigroup, animales, anónimo
  apoyo emocional, apuestas, autobús, biblia, bolsa de trabajo, bomberos, bus, caballos, calificación, casino
  católica, católico, celular, celulares, cerca del tren, certificado, cita, citas, comida, comidas, con licencia
  con mi esposa, con mi esposo, confiable, confiables, confidencial, confidencialidad, conseguir trabajo
  consejera mujer, consejero hombre, cristiana, cristiano, cristianos, cuánto dura, cuarto privado, cuarto propio
  cuarto solo, de lujo, dejan fumar, dentista, dios, discreto, doctora mujer, documentos, dolor crónico, donar
  efectivo, el mejor, el mismo día, empleo, en efectivo, en pareja, entrenamiento, entrenamientos, estacionamiento
  estadísticas, estudiantes, evaluación, evaluaciones, evangélica, evangélico, eventos, éxito, fe, flexible, fmla
  fumar, fumar cigarrillos, gato, gato de apoyo emocional, gatos, gimnasio, guagua, guardan el trabajo, habitación
  habitación privada, habitaciones, hepatitis, hepatitis c, horario flexible, humana, iglesia, ilegal, incapacidad
  indocumentada, indocumentado, indocumentados, ingreso, ingresos, inmigrante, inmigrantes, internarlo a la fuerza
  involuntario, juego, juegos de azar, juntos, la mejor, las mejores, licenciado, lista de espera, los mejores
  ludopatía, lujo, maestros, manejador de caso, manejo del dolor, masajes, mascota, mascotas, me guardan el trabajo
  me recogen, medio tiempo, meditación, mejor calificado, mi perro, migración, migrante, mismo día, naturaleza
  no tengo carro, nuevos pacientes, opiniones, pacientes nuevos, pagos mensuales, papeles, parejas, parqueo, pastor
  perder el trabajo, perder mi trabajo, permiso del trabajo, permiten celular, permiten fumar, perro
  perro de apoyo emocional, perros, pierdo el trabajo, piscina, plan de pago, planes de pago, policías
  porcentaje de éxito, pornografía, privacidad, prueba de drogas, prueba de orina, prueba de vih, que me recojan
  recogen, recogida, recomendado, recomendados, referido, referidos, refugio, refugios, religión, religiosa, religioso
  reseñas, seguir trabajando, seguro social, seis meses, sexo, sida, sin carro, sin dejar el trabajo, sin documentos
  sin espera, sin papeles, sin perder el trabajo, sin referido, sin religión, sin seguro social, teléfono celular
  terapeuta hombre, terapeuta mujer, tiempo completo, tiempo de espera, trabajo remoto, transportación, transporte
  tren, un año, una doctora, universitarios, vegetariana, vih, visita familiar, visitas, visitas familiares
  vivienda permanente, voluntario, yoga
`
