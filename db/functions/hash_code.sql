-- Hashes a claim's code together with the claim.
CREATE OR REPLACE FUNCTION hash_code(claim uuid, code text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT encode(sha256(convert_to(claim::text || ' ' || code, 'UTF8')), 'hex')
$$;
