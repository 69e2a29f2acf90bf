-- A check keeps the value that was checked.
CREATE OR REPLACE FUNCTION set_checked_value() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.value := (SELECT checked_value(c, NEW.field) FROM treatment_centers c WHERE c.id = NEW.center_id);
  RETURN NEW;
END
$$;
