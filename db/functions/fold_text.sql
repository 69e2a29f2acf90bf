-- Returns lower case without accents: "Peña" and "pena" become one word. Unlike unaccent() it is
-- immutable. Accented capitals are listed because lower() ignores them in the C locale. translate()
-- is slow, so it only runs on texts with accents, which have more bytes than characters.
CREATE OR REPLACE FUNCTION fold_text(value text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  lowered text := lower(value);
BEGIN
  IF octet_length(lowered) = length(lowered) THEN RETURN lowered; END IF;
  RETURN translate(lowered,
    'áàâäãåāçćčéèêëēėíìîïīłñńóòôöõøōšśúùûüūýÿžźżÁÀÂÄÃÅĀÇĆČÉÈÊËĒĖÍÌÎÏĪŁÑŃÓÒÔÖÕØŌŠŚÚÙÛÜŪÝŸŽŹŻ',
    'aaaaaaaccceeeeeeiiiiilnnooooooossuuuuuyyzzzaaaaaaaccceeeeeeiiiiilnnooooooossuuuuuyyzzz');
END
$$;
