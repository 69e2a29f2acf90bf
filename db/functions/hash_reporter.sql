-- Hashes a network address with the day's salt: the result is the same today and different
-- tomorrow.
CREATE OR REPLACE FUNCTION hash_reporter(network text) RETURNS text LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  today_salt text;
BEGIN
  IF network IS NULL THEN
    RAISE EXCEPTION 'the network of a reporter must not be NULL' USING ERRCODE = 'null_value_not_allowed';
  END IF;
  DELETE FROM report_salts WHERE day < current_date;
  INSERT INTO report_salts (day, salt)
    VALUES (current_date, gen_random_uuid()::text || gen_random_uuid()::text)
    ON CONFLICT DO NOTHING;
  SELECT salt INTO today_salt FROM report_salts WHERE day = current_date;
  RETURN encode(sha256(convert_to(today_salt || network, 'UTF8')), 'hex');
END
$$;
REVOKE EXECUTE ON FUNCTION hash_reporter(text) FROM PUBLIC;
