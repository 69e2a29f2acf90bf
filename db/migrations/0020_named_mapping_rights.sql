GRANT SELECT, DELETE,
  INSERT (id, name, columns, mapping, constants, skip_rules),
  UPDATE (columns, mapping, constants, skip_rules)
  ON named_mappings TO directory_staff;
